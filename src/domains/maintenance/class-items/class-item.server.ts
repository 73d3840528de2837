import { invalid } from '../../../kernel/errors.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { confirmProblems, surveyProblems } from './class.rules.ts';
import { CLASS_TEXT as TEXT } from './class.text.ts';
import { classCycle } from './class-cycle.resource.ts';
import { classItemFlow } from './class-item.flow.ts';
import { type ClassItemRow, classItem } from './class-item.resource.ts';

const saves = savesOf(classItem, {
  served: async (ctx, { row, before, wrong }) => {
    if ((row.lastSurveyDate ?? '') > officeDay(ctx.now)) wrong('lastSurveyDate', TEXT.future.zh, TEXT.future.en);
    if (before?.credited && before.lastSurveyDate !== row.lastSurveyDate)
      wrong('lastSurveyDate', TEXT.byAct.zh, TEXT.byAct.en);
    return { creditOrderId: before?.creditOrderId ?? null };
  },
});

/** What a survey writes over, kept so that it can be taken back. */
const formerOf = ({ lastSurveyDate, credited }: ClassItemRow) => ({
  formerSurveyDate: lastSurveyDate,
  formerCredited: credited === true,
  credited: true,
  creditOrderId: null,
});

export const classItemActs = serveActs(classItem, classItemFlow, {
  survey: (ctx, { row, values: { doneDate, surveyReport }, move }) => {
    const errors = surveyProblems(doneDate, row.lastSurveyDate, officeDay(ctx.now));
    if (errors.length > 0) throw invalid(errors);
    return move({ ...formerOf(row), lastSurveyDate: doneDate, confirmDate: doneDate, surveyReport });
  },
  workDone: (ctx, { row, values: { doneDate }, move }) => {
    const errors = surveyProblems(doneDate, row.lastSurveyDate, officeDay(ctx.now));
    if (errors.length > 0) throw invalid(errors);
    return move({ ...formerOf(row), lastSurveyDate: doneDate, confirmDate: null, surveyReport: null });
  },
  confirm: (ctx, { row, values: { confirmDate, surveyReport }, move }) => {
    const errors = confirmProblems(confirmDate, row.lastSurveyDate, officeDay(ctx.now));
    if (errors.length > 0) throw invalid(errors);
    return move({ confirmDate, surveyReport });
  },
  refuse: (_ctx, { row, move }) =>
    move({
      lastSurveyDate: row.formerSurveyDate,
      formerSurveyDate: null,
      credited: row.formerCredited === true,
      formerCredited: null,
      creditOrderId: null,
    }),
});

export const classItemEndpoints: readonly Endpoint[] = [
  ...classItemActs.endpoints,
  ...crudEndpoints(classItem, saves),
  ...crudEndpoints(classCycle, { omit: ['import'] }),
];
