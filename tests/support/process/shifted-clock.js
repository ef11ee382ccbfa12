// Preloaded by a process whose clock is to be wrong: SHIFTED_CLOCK_MS ahead, to everything that asks Date.
const aheadMs = Number(process.env.SHIFTED_CLOCK_MS ?? 0);
const RealDate = globalThis.Date;

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(RealDate.now() + aheadMs);
    else super(...args);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};
