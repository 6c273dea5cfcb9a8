/** Inputs of the calculator as its sliders and field bound them; the salary is free. */
export const ROI_INPUTS = {
  teamSize: { min: 5, max: 100, step: 5, default: 10 },
  salary: { default: 75_000 },
  meetingHours: { min: 1, max: 40, step: 1, default: 10 },
  gainPercent: { min: 5, max: 50, step: 5, default: 15 },
} as const;

/** Working hours a year behind a salary. */
const HOURS_A_YEAR = 2080;
const WEEKS_A_YEAR = 52;
/** US dollars. */
export const COACHING_INVESTMENT = 50_000;

export interface RoiInput {
  teamSize: number;
  /** US dollars a year, one person. */
  salary: number;
  /** Hours a week. */
  meetingHours: number;
  gainPercent: number;
}

export interface Roi {
  hourlyCost: number;
  annualWaste: number;
  /** Whole dollars. */
  savings: number;
  netValue: number;
  netRoiPercent: number;
  /** The gain at which the savings are as large as the investment; `Infinity` where nothing is wasted. */
  breakEvenPercent: number;
}

/** What is not a number counts as 0. */
export function roi(input: RoiInput): Roi {
  const hourlyCost = counted(input.salary) / HOURS_A_YEAR;
  const annualWaste = counted(input.teamSize) * hourlyCost * counted(input.meetingHours) * WEEKS_A_YEAR;
  // Rounded once, here: what is shown below it is made of what is shown.
  const savings = Math.round((annualWaste * counted(input.gainPercent)) / 100);
  const netValue = savings - COACHING_INVESTMENT;
  return {
    hourlyCost,
    annualWaste,
    savings,
    netValue,
    netRoiPercent: (netValue / COACHING_INVESTMENT) * 100,
    breakEvenPercent: annualWaste > 0 ? (COACHING_INVESTMENT / annualWaste) * 100 : Infinity,
  };
}

// The sign is that of the rounded figure: no "-$0", no "+0%".
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});
const percents = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay: 'exceptZero' });

/** `$75,000`, `-$50,000`. */
export function formatDollars(amount: number): string {
  return dollars.format(numberIn(amount));
}

/** `+17%`, `0%`, `-100%`. */
export function formatRoiPercent(percent: number): string {
  return `${percents.format(numberIn(percent))}%`;
}

function counted(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

/** Endless stays endless: a salary of 400 digits is a number too. */
function numberIn(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}
