import { z } from 'zod';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { route } from '../../../kernel/route.ts';
import { supplierQualification } from '../qualifications/qualification.resource.ts';
import { evaluation } from './evaluation.resource.ts';
import { EVALUATION_TEXT as TEXT } from './evaluation.text.ts';

/** Makes the cards of a half-year; asked for again it makes none that is there. */
export const runEvaluationsCall = route({
  method: 'POST',
  path: '/api/partner/evaluations/run',
  permission: 'partner:evaluation:run',
  summary: { zh: '生成供应商评价', en: 'Evaluate the suppliers of a half-year' },
  body: z.object({ evalYear: z.number().int().min(2000).max(2100), half: z.enum(['H1', 'H2']) }),
  reply: z.object({ made: z.number(), renewed: z.number(), there: z.number() }),
});

/** A suspension that was proposed and approved becomes a request: that one moves the standing, once it is approved. */
export const suspensionOfEvaluation = defineMake({
  name: 'suspend',
  label: TEXT.suspend,
  from: evaluation,
  to: supplierQualification,
  tail: 'from-evaluation',
  against: ({ status, outcome, requestNo }) => {
    if (status !== 'APPROVE') return TEXT.notApproved;
    if (outcome !== 'SUSPEND') return TEXT.notProposed;
    return requestNo ? TEXT.asked : undefined;
  },
  single: true,
  first: true,
  done: TEXT.suspendMade,
});
