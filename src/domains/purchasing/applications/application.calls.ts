import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const BASE = '/api/purchasing/applications';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

export const copyCall = route({
  method: 'POST',
  path: `${BASE}/:id/copy`,
  permission: 'purchasing:application:add',
  summary: { zh: '复制采购申请', en: 'Copy an application' },
  params: Id,
  reply: z.looseObject({ id: z.number() }),
});
