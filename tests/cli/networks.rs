//! Networks that were brought along: what plays by them goes on where they are gone.

use crate::run;

#[test]
fn a_network_that_is_gone_still_plays_on_in_the_folder_of_its_tournament() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let told = |words: &str| {
        let words: Vec<&str> = words.split(' ').collect();
        let ran = run(&words, "");
        assert_eq!(ran.code, Some(0), "{words:?}: {}", ran.err);
        ran.out
    };
    let (judge, kept, moved) = (path("judge"), path("kept"), path("moved"));
    let small = "--rules quick --hidden 16 --generations 1 --games 20 --proof 80 --seed 7";
    told(&format!("train --network --game mejn --out {judge} {small}"));
    let players = format!("file:{judge}/learnt.net,far");
    told(&format!(
        "arena run --rules quick --players {players} --games 4 --out {kept}"
    ));
    let game = path("game.homestretch");
    let seats = format!("file:{judge}/learnt.net,far,far,far");
    told(&format!(
        "text --rules quick --seats {seats} --quiet --seed 7 --save {game}"
    ));
    std::fs::remove_dir_all(&judge).expect("the network goes");
    told(&format!("text --load {game} --quiet"));
    std::fs::rename(&kept, &moved).expect("a folder that is moved");
    let report = told(&format!("arena report {moved}"));
    assert!(report.contains("Racer") || report.contains("racer"), "{report}");
    let network = std::fs::read_dir(&moved).expect("its files").flatten();
    let network = network.map(|file| file.path());
    let network = network.filter(|path| path.extension().is_some_and(|ending| ending == "net"));
    for path in network.collect::<Vec<_>>() {
        std::fs::remove_file(path).expect("the last of it");
    }
    let ran = run(&["arena", "report", &moved], "");
    assert!(
        ran.code == Some(1) && ran.err.contains("was not brought along"),
        "{}",
        ran.err
    );
}

/// As if it had been killed before its first generation was over.
#[test]
fn a_training_against_a_network_that_is_gone_goes_on_to_the_same_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let told = |words: &str| {
        let words: Vec<&str> = words.split(' ').collect();
        let ran = run(&words, "");
        assert_eq!(ran.code, Some(0), "{words:?}: {}", ran.err);
    };
    let judge = path("judge");
    let network = "--rules quick --hidden 16 --generations 1 --games 20 --proof 80 --seed 7";
    told(&format!("train --network --game mejn --out {judge} {network}"));
    let rival = format!("file:{judge}/learnt.net");
    let (numbers, pupil) = (path("numbers"), path("pupil"));
    told(&format!(
        "train --strategy ranking --against {rival},far,far --rules quick --population 4 --generations 1 --games 400 \
         --proof 400 --seed 7 --out {numbers}"
    ));
    told(&format!(
        "train --network --against {rival} {network} --out {pupil}"
    ));
    std::fs::remove_dir_all(&judge).expect("the network goes");
    for (whole, task, end) in [
        (&numbers, "campaign.ron", "trained.ron"),
        (&pupil, "learning.ron", "learnt.json"),
    ] {
        let begun = format!("{whole}-begun");
        std::fs::create_dir(&begun).expect("a folder");
        let files = || std::fs::read_dir(whole).expect("its files").flatten();
        let names = files().map(|file| file.file_name().to_string_lossy().into_owned());
        let kept: Vec<String> = names
            .filter(|name| name == task || name.starts_with("network-"))
            .collect();
        assert_eq!(kept.len(), 2, "{kept:?}");
        for name in &kept {
            std::fs::copy(format!("{whole}/{name}"), format!("{begun}/{name}")).expect("a copy");
        }
        told(&format!("train --resume {begun}"));
        let read = |folder: &str| std::fs::read(format!("{folder}/{end}")).expect("what came of it");
        assert!(read(whole) == read(&begun), "{end}");
        let network = kept.iter().find(|name| *name != task).expect("the network");
        std::fs::remove_file(format!("{begun}/{network}")).expect("the last of it");
        std::fs::remove_file(format!("{begun}/checkpoint.ron")).expect("where it stood");
        let ran = run(&["train", "--resume", &begun], "");
        assert!(
            ran.code == Some(2) && ran.err.contains("was not brought along"),
            "{:?} {}",
            ran.code,
            ran.err
        );
    }
}
