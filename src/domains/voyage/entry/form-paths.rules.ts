import { CONSUMPTION_ROWS, OIL_ROWS } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import { bunkering, reportCargo, reportWaste } from '../reports/report-lines.resource.ts';
import { cellPath, type GridColumn } from './oil-grid.rules.ts';
import { FIELDS_OF_SECTION, SECTIONS, type Section } from './sections.rules.ts';

type Given = {
  readonly report: Pick<Report, 'times' | 'wastes' | 'bunkers' | 'cargos'>;
  readonly columns: readonly GridColumn[];
};

/** Paths of the form from top to bottom, in the order in which its controls stand. */
export function formPaths(given: Given): string[] {
  return SECTIONS.flatMap((section) => pathsOf(section, given));
}

function pathsOf(section: Section, { report, columns }: Given): readonly string[] {
  switch (section) {
    case 'events':
      return [...report.times.map((_event, i) => `times.${i}.time`), 'particulars'];
    case 'oil':
      return [
        ...OIL_ROWS.flatMap((row) => columns.flatMap(({ keys }) => keys.map((key) => cellPath(row, key)))),
        ...[...CONSUMPTION_ROWS, 'ADJUST' as const].map((row) => `oil.${OIL_ROWS.indexOf(row)}`),
      ];
    case 'wastes':
      return ofLines('wastes', report.wastes, reportWaste.fields);
    case 'bunkers':
      return ofLines('bunkers', report.bunkers, bunkering.fields);
    case 'cargo':
      return ofLines('cargos', report.cargos, reportCargo.fields);
    default:
      return FIELDS_OF_SECTION[section];
  }
}

const ofLines = (path: string, lines: readonly unknown[], fields: object): string[] => [
  ...lines.flatMap((_line, i) => Object.keys(fields).map((name) => `${path}.${i}.${name}`)),
  path,
];
