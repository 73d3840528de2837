import { GRADE_GROUP, type GradeKey } from '../../reports/oil-rows.rules.ts';
import type { InitialReadings } from '../../voyages/initial-readings.rules.ts';

/** Grades of a ship by its register, `VLSFO, MGO`; words that are no grade are left out. */
export function gradesOf(fuelTypes: string | null | undefined): GradeKey[] {
  const words = (fuelTypes ?? '').split(/[,，;；\s]+/).map((word) => word.trim().toUpperCase());
  const known = words.filter((word): word is keyof typeof GRADE_GROUP => word in GRADE_GROUP);
  return known.length > 0 ? [...new Set(known)] : ['VLSFO', 'MGO'];
}

/** Readings before anything is typed; Beijing time, as the office has it. */
export function noReadings(): InitialReadings {
  return {
    time: null,
    zone: 8,
    grades: {},
    lubes: {},
    fwStock: null,
    currentAccumRev: null,
    fwdDraft: null,
    aftDraft: null,
    wastes: {},
  };
}
