//! Decisions as a table of Parquet: a row each, the same columns as the lines of JSON have fields.

use std::{fs::File, io, path::Path, sync::Arc};

use parquet::{
    data_type::{ByteArray, ByteArrayType, DoubleType, Int32Type, Int64Type},
    errors::ParquetError,
    file::{
        metadata::KeyValue,
        properties::WriterProperties,
        writer::{SerializedFileWriter, SerializedRowGroupWriter},
    },
    schema::parser::parse_message_type,
};

use super::decisions::Decision;

/// The columns, in the order of the fields of a decision.
const SCHEMA: &str = "message decisions {
    required int64 block;
    required int32 game;
    required int64 ply;
    required int32 seat;
    required binary player (UTF8);
    required group view (LIST) { repeated group list { required int32 element; } }
    required group legal (LIST) { repeated group list { required int32 element; } }
    required int32 choice;
    required binary text (UTF8);
    required int32 place;
    required double outcome;
}";

/// So many rows are written at once.
const ROWS: usize = 50_000;

/// A file that grows.
pub struct Table {
    writer: SerializedFileWriter<File>,
    rows: Vec<Decision>,
}

impl Table {
    /// Begins a file; the names of the numbers of a view stand in its metadata, under `view`.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn begin(path: &Path, names: &[String]) -> io::Result<Self> {
        let schema = parse_message_type(SCHEMA).map_err(failed)?;
        let names = KeyValue::new("view".to_owned(), names.join(","));
        let properties = WriterProperties::builder()
            .set_key_value_metadata(Some(vec![names]))
            .build();
        let file = File::create(path)?;
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties));
        Ok(Self {
            writer: writer.map_err(failed)?,
            rows: Vec::new(),
        })
    }

    /// Adds a row.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn add(&mut self, row: Decision) -> io::Result<()> {
        self.rows.push(row);
        if self.rows.len() == ROWS {
            self.write().map_err(failed)?;
        }
        Ok(())
    }

    /// Writes the end of the file.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn end(mut self) -> io::Result<()> {
        self.write().map_err(failed)?;
        self.writer.close().map(drop).map_err(failed)
    }

    /// Writes what there is as a group of rows.
    fn write(&mut self) -> Result<(), ParquetError> {
        let rows = std::mem::take(&mut self.rows);
        if rows.is_empty() {
            return Ok(());
        }
        let mut group = self.writer.next_row_group()?;
        let small = |value: fn(&Decision) -> i32| rows.iter().map(value).collect::<Vec<_>>();
        let large = |value: fn(&Decision) -> i64| rows.iter().map(value).collect::<Vec<_>>();
        let texts = |text: fn(&Decision) -> &str| -> Vec<ByteArray> {
            rows.iter().map(|row| ByteArray::from(text(row))).collect()
        };
        put::<Int64Type>(&mut group, &large(|row| row.block as i64))?;
        put::<Int32Type>(&mut group, &small(|row| row.game as i32))?;
        put::<Int64Type>(&mut group, &large(|row| row.ply as i64))?;
        put::<Int32Type>(&mut group, &small(|row| row.seat.into()))?;
        put::<ByteArrayType>(&mut group, &texts(|row| &row.player))?;
        lists(&mut group, &rows, |row| &row.view)?;
        lists(&mut group, &rows, |row| &row.legal)?;
        put::<Int32Type>(&mut group, &small(|row| row.choice))?;
        put::<ByteArrayType>(&mut group, &texts(|row| &row.text))?;
        put::<Int32Type>(&mut group, &small(|row| row.place.into()))?;
        let outcomes: Vec<f64> = rows.iter().map(|row| row.outcome).collect();
        put::<DoubleType>(&mut group, &outcomes)?;
        group.close().map(drop)
    }
}

fn failed(error: ParquetError) -> io::Error {
    io::Error::other(error)
}

/// Writes the next column.
fn put<T: parquet::data_type::DataType>(
    group: &mut SerializedRowGroupWriter<'_, File>,
    values: &[T::T],
) -> Result<(), ParquetError> {
    if let Some(mut column) = group.next_column()? {
        column.typed::<T>().write_batch(values, None, None)?;
        column.close()?;
    }
    Ok(())
}

/// Writes the next column, which has a list in each row.
fn lists(
    group: &mut SerializedRowGroupWriter<'_, File>,
    rows: &[Decision],
    list: fn(&Decision) -> &[i32],
) -> Result<(), ParquetError> {
    let (mut values, mut there, mut goes_on) = (Vec::new(), Vec::new(), Vec::new());
    for list in rows.iter().map(list) {
        values.extend_from_slice(list);
        // An empty list is a row without a value.
        there.extend(if list.is_empty() {
            vec![0]
        } else {
            vec![1; list.len()]
        });
        goes_on.push(0);
        goes_on.extend(vec![1; list.len().saturating_sub(1)]);
    }
    if let Some(mut column) = group.next_column()? {
        column
            .typed::<Int32Type>()
            .write_batch(&values, Some(&there), Some(&goes_on))?;
        column.close()?;
    }
    Ok(())
}
