// Preloaded to shift the clock of a process: Date is SHIFTED_CLOCK_MS ahead.
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
