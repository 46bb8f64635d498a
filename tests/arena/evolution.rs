//! The search finds the best of known functions, smooth or rugged, noisy or in steps, and always the same.

use homestretch::{
    arena::train::{Bound, Evolution, Sample, Variant},
    play::{dice::Dice, seed},
    rules::Source,
};

const BOTH: [Variant; 2] = [Variant::De, Variant::LShade];

fn bounds(size: usize, reach: f64) -> Vec<Bound> {
    let bound = Bound {
        low: -reach,
        high: reach,
    };
    vec![bound; size]
}

/// Searches the least of a function, which is lent numbers to be noisy with; the population at the end.
fn search(
    variant: Variant,
    bounds: Vec<Bound>,
    (population, generations): (usize, u32),
    mut function: impl FnMut(&[f64], &mut Dice) -> f64,
) -> Evolution {
    let mut dice = Dice::new(&seed::numbered(11));
    let mut noise = Dice::new(&seed::numbered(12));
    let mut judged = |vector: &[f64]| Sample::of(&[-function(vector, &mut noise)]);
    let mut evolution = Evolution::new(variant, bounds, population, generations);
    while !evolution.is_over() {
        let trials = evolution.ask(None, &mut dice);
        let parents: Vec<Sample> = evolution
            .members()
            .iter()
            .map(|member| judged(&member.vector))
            .collect();
        let children: Vec<Sample> = trials.iter().map(|trial| judged(&trial.vector)).collect();
        evolution.tell(trials, &parents, &children, &mut dice);
    }
    evolution
}

fn best(evolution: &Evolution) -> &[f64] {
    &evolution.members()[evolution.ranked()[0]].vector
}

fn sphere(x: &[f64]) -> f64 {
    x.iter().map(|x| (x - 1.0) * (x - 1.0)).sum()
}

fn rosenbrock(x: &[f64]) -> f64 {
    let valley = |pair: &[f64]| {
        let (a, b) = (pair[0], pair[1]);
        100.0 * (b - a * a) * (b - a * a) + (1.0 - a) * (1.0 - a)
    };
    x.windows(2).map(valley).sum()
}

fn rastrigin(x: &[f64]) -> f64 {
    let wave = |x: &f64| x * x + 10.0 * (1.0 - libm::cos(2.0 * std::f64::consts::PI * x));
    x.iter().map(wave).sum()
}

#[track_caller]
fn converges(size: usize, budget: (usize, u32), most: f64, function: fn(&[f64]) -> f64) {
    for variant in BOTH {
        let found = search(variant, bounds(size, 5.0), budget, |x, _| function(x));
        let value = function(best(&found));
        assert!(value < most, "{variant:?}: {value} at {:?}", best(&found));
    }
}

#[test]
fn the_bottom_of_a_bowl_is_found() {
    converges(6, (30, 250), 1e-6, sphere);
}

#[test]
fn a_bent_valley_is_followed_to_its_end() {
    converges(4, (30, 500), 1e-3, rosenbrock);
}

#[test]
fn the_deepest_of_many_pits_is_found() {
    converges(4, (40, 400), 1e-3, rastrigin);
}

#[test]
fn noise_does_not_hide_where_the_bottom_lies() {
    for variant in BOTH {
        // Noise of ±1 drowns differences of the last coordinates; the parents are judged anew, or a lucky one would stay.
        let found = search(variant, bounds(4, 5.0), (30, 150), |x, noise| {
            sphere(x) + f64::from(noise.below(2001)) / 1000.0 - 1.0
        });
        let members = found.members();
        let centre: Vec<f64> = (0..4)
            .map(|k| members.iter().map(|it| it.vector[k]).sum::<f64>() / members.len() as f64)
            .collect();
        assert!(sphere(&centre) < 0.3, "{variant:?}: {centre:?}");
    }
}

#[test]
fn steps_of_whole_numbers_are_climbed() {
    for variant in BOTH {
        let rounded = |x: &[f64]| x.iter().map(|x| (x.round() - 17.0).abs()).sum::<f64>();
        let found = search(variant, bounds(5, 100.0), (30, 200), |x, _| rounded(x));
        assert!(rounded(best(&found)) < 0.5, "{variant:?}: {:?}", best(&found));
    }
}

#[test]
fn a_best_on_the_edge_is_found_and_no_bound_is_left() {
    for variant in BOTH {
        let mut outside = 0;
        let found = search(variant, bounds(3, 2.0), (20, 150), |x, _| {
            outside += x.iter().filter(|x| x.abs() > 2.0).count();
            x.iter().map(|x| (x - 7.0) * (x - 7.0)).sum()
        });
        assert_eq!(outside, 0);
        assert!(best(&found).iter().all(|x| (x - 2.0).abs() < 1e-3), "{variant:?}");
    }
}

#[test]
fn the_same_chance_finds_the_same_and_a_written_state_goes_on_the_same() {
    for variant in BOTH {
        let run = || search(variant, bounds(3, 5.0), (12, 30), |x, _| rosenbrock(x));
        let once = run();
        assert_eq!(once, run());
        let text = ron::to_string(&once).expect("a state can be written");
        let read: Evolution = ron::from_str(&text).expect("and read");
        assert_eq!(read, once);
        let begun = |generations| Evolution::new(variant, bounds(3, 5.0), 12, generations);
        assert!(begun(30).leads_to(&read) && !begun(31).leads_to(&read));
        let ask = |evolution: &Evolution| evolution.ask(None, &mut Dice::new(&seed::numbered(5)));
        assert_eq!(ask(&read), ask(&once));
    }
}

#[test]
fn a_large_population_ends_as_a_small_one() {
    let found = search(Variant::LShade, bounds(2, 5.0), (40, 20), |x, _| sphere(x));
    assert_eq!(found.members().len(), 4);
    let found = search(Variant::De, bounds(2, 5.0), (40, 20), |x, _| sphere(x));
    assert_eq!(found.members().len(), 40);
}

#[test]
fn what_one_starts_from_is_in_the_first_generation_within_its_bounds() {
    let evolution = Evolution::new(Variant::De, bounds(2, 5.0), 8, 1);
    let first = evolution.ask(Some(&[3.0, 9.0]), &mut Dice::new(&seed::numbered(1)));
    assert_eq!((first.len(), &first[0].vector), (8, &vec![3.0, 5.0]));
}
