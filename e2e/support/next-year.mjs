// Loaded before everything else in a process, or in a page, whose clock is AHEAD_DAYS days ahead.
const ahead = Number(globalThis.process?.env.AHEAD_DAYS ?? globalThis.AHEAD_DAYS) * 86_400_000
const Real = Date
globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead)
    else super(...given)
  }
  static now() {
    return Real.now() + ahead
  }
}
