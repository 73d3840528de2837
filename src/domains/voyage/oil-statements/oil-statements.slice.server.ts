import type { Slice } from '../../../kernel/server/compose.ts';
import { oilReportPage } from './oil-report.page.ts';
import { demoOilStatements } from './oil-statement.demo.ts';
import { oilStatement } from './oil-statement.resource.ts';
import { oilStatementEndpoints } from './oil-statement.server.ts';
import { oilStatementPaper } from './oil-statement-paper.server.ts';

/** What ships sign for their oil, by month or voyage. */
export const oilStatementsSlice: Slice = {
  resources: [oilStatement],
  endpoints: oilStatementEndpoints,
  pages: [oilReportPage],
  fills: [oilStatementPaper],
  demo: (ctx) => demoOilStatements(ctx),
  acts: { 'voyage.oilStatement': { refresh: { zh: '取数', en: 'Figures taken' } } },
  grants: {
    CHIEF_ENGINEER: ['add', 'del', 'signChief'].map((act) => `voyage:oilStatement:${act}`),
    MASTER: ['signMaster', 'return'].map((act) => `voyage:oilStatement:${act}`),
    FUEL_CLERK: ['add', 'del', 'confirm', 'return'].map((act) => `voyage:oilStatement:${act}`),
  },
};
