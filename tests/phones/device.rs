//! A device as a test has it: says and hears messages, and plays by a simple rule.

use std::net::{SocketAddr, TcpStream};

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket, client};

/// A device.
pub(crate) struct Device {
    socket: WebSocket<TcpStream>,
    /// The table as it was welcomed.
    pub(crate) welcome: Value,
    /// How the game stood last.
    pub(crate) state: Value,
    /// The questions that were answered last, so that none is answered twice.
    answered: Option<u64>,
}

/// A socket to the table.
pub(crate) fn open(address: SocketAddr) -> WebSocket<TcpStream> {
    let stream = TcpStream::connect(address).expect("it listens");
    let (socket, _) = client(format!("ws://{address}/table"), stream).expect("a socket");
    socket
}

/// The next message, until the table ends the connection.
pub(crate) fn hear(socket: &mut WebSocket<TcpStream>) -> Option<Value> {
    loop {
        match socket.read() {
            Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).expect("a message")),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

impl Device {
    /// Comes to the table by a code.
    pub(crate) fn come(address: SocketAddr, token: &str) -> Self {
        Self::speaking(address, token, "en")
    }

    /// The same in a language.
    pub(crate) fn speaking(address: SocketAddr, token: &str, language: &str) -> Self {
        let mut device = Self {
            socket: open(address),
            welcome: Value::Null,
            state: Value::Null,
            answered: None,
        };
        device.say(&json!({"type": "hello", "protocol": 1, "token": token, "languages": [language]}));
        device.welcome = device.next();
        assert_eq!(device.welcome["type"], "welcome", "{}", device.welcome);
        device.see();
        device
    }

    /// Says something.
    pub(crate) fn say(&mut self, message: &Value) {
        self.socket
            .send(message.to_string().into())
            .expect("the table listens");
    }

    /// Says something, as long as the table listens.
    pub(crate) fn try_say(&mut self, message: &Value) -> bool {
        self.socket.send(message.to_string().into()).is_ok()
    }

    /// Sends a frame as it is.
    pub(crate) fn send(&mut self, frame: Message) {
        self.socket.send(frame).expect("the table listens");
    }

    /// The next message.
    pub(crate) fn next(&mut self) -> Value {
        hear(&mut self.socket).expect("the table is there")
    }

    /// Whether the table has ended the connection, after what it still says.
    pub(crate) fn goes_unheard(mut self) -> bool {
        while hear(&mut self.socket).is_some() {}
        true
    }

    /// The next state, past everything else.
    pub(crate) fn see(&mut self) -> &Value {
        loop {
            let message = self.next();
            if message["type"] == "state" {
                self.state = message;
                return &self.state;
            }
        }
    }

    /// Waits until this holds of the state.
    pub(crate) fn until(&mut self, holds: impl Fn(&Value) -> bool) {
        while !holds(&self.state) {
            self.see();
        }
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        !self.state["end"].is_null()
    }

    /// The open question.
    pub(crate) fn asked(&self) -> u64 {
        self.state["asked"].as_u64().expect("a number")
    }

    /// The numbers of the legal choices.
    pub(crate) fn numbers(&self) -> Vec<u64> {
        let choices = self.state["choices"].as_array().expect("a list").iter();
        choices
            .map(|choice| choice["number"].as_u64().expect("a number"))
            .collect()
    }

    /// Makes the choice of this place in the list.
    pub(crate) fn choose(&mut self, at: usize) {
        let (number, asked) = (self.numbers()[at], self.asked());
        self.say(&json!({"type": "choose", "asked": asked, "number": number}));
    }

    /// Plays to the end: rolls, and else chooses all over the list, the same each time. Says how many times it acted.
    pub(crate) fn play(&mut self) -> usize {
        let mut acted: usize = 0;
        while !self.is_over() {
            if self.state["yours"] == true && self.answered != Some(self.asked()) {
                self.answered = Some(self.asked());
                let count = self.numbers().len();
                if count == 0 {
                    let asked = self.asked();
                    self.say(&json!({"type": "roll", "asked": asked}));
                } else {
                    // Steps of one width could walk in a circle for ever.
                    self.choose((acted + 1).wrapping_mul(0x9E37_79B9) / 4_096 % count);
                }
                acted += 1;
            }
            self.see();
        }
        acted
    }
}
