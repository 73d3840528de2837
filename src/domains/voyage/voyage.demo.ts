import type { DemoCompany } from '../../kernel/demo.ts';
import type { Ctx } from '../../kernel/server/context.ts';
import { demoCorrections } from './corrections/correction.demo.ts';
import { voyageDemo } from './demo/voyage-demo.demo.ts';
import { demoMessages } from './messages/messages.demo.ts';
import { demoPlans } from './voyages/plans.demo.ts';

/** Voyages and reports, what is planned next, the corrections drafted since, and what people were told of them. */
export async function demoVoyages(ctx: Ctx, company: DemoCompany): Promise<void> {
  await voyageDemo(ctx, company);
  await demoPlans(ctx);
  await demoCorrections(ctx);
  await demoMessages(ctx);
}
