/**
 * Pieces that have no names in the rules, such as cubes, are still seen to move. So each gets an id and is followed from
 * one view to the next: what leaves one place and what comes to another is the same piece.
 */
type Places = Map<string, string[]>;

/**
 * Gives the ids of the pieces at each place of a view. `count` says how many are where; `kindOf` names what a place can
 * exchange pieces with: those of the same colour or owner.
 */
export function follower<View extends object>(
  count: (view: View) => ReadonlyMap<string, number>,
  kindOf: (place: string) => string,
): (view: View, place: string) => readonly string[] {
  const known = new WeakMap<View, Places>();
  let last: Places = new Map();
  let made = 0;

  function follow(view: View): Places {
    const counts = count(view);
    const now: Places = new Map();
    const free = new Map<string, string[]>();
    for (const [place, ids] of last) {
      const n = counts.get(place) ?? 0;
      now.set(place, ids.slice(0, n));
      const kind = kindOf(place);
      if (ids.length > n) free.set(kind, [...(free.get(kind) ?? []), ...ids.slice(n)]);
    }
    for (const [place, n] of counts) {
      const ids = now.get(place) ?? [];
      const kind = kindOf(place);
      while (ids.length < n) ids.push(free.get(kind)?.shift() ?? `c-${kind}-${made++}`);
      now.set(place, ids);
    }
    return now;
  }

  return (view, place) => {
    let places = known.get(view);
    if (!places) {
      places = last = follow(view);
      known.set(view, places);
    }
    return places.get(place) ?? [];
  };
}
