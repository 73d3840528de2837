import { factKindOf, isUserField, knowledgeOf, type TreeKnowledge } from '../../../kernel/flow/approval-knowledge.ts';
import { treeProblems } from '../../../kernel/flow/approval-problems.ts';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import { optionsOf } from '../../../kernel/resource/describe.ts';
import type { Field } from '../../../kernel/resource/field.ts';
import { fixedUnit } from '../../../kernel/resource/unit.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Dictionaries, readDictionaries } from '../../../kernel/server/dictionaries.ts';
import type { Lang } from '../../../kernel/text.ts';
import { holderCounts } from '../../identity/public.server.ts';
import { approvalOf } from '../runs/document.server.ts';
import type { Vocabulary } from './flow-shape.rules.ts';

type Options = Vocabulary['fields'][number]['options'];

function choicesOf(field: Field, lang: Lang): Options {
  const options = optionsOf(field);
  return options ? Object.entries(options).map(([value, words]) => ({ value, label: words[lang] })) : null;
}

const wordsOfDictionary = (dictionaries: Dictionaries, code: string, lang: Lang): Options =>
  (dictionaries[code] ?? []).map((entry) => ({ value: entry.code, label: entry[lang] }));

/** What a flow of this kind of document may speak of, in the words of the caller's language. */
export async function vocabularyOf(ctx: Ctx, name: string): Promise<Vocabulary> {
  const { approvable, resource } = approvalOf(ctx, name);
  const dictionaries = await readDictionaries(
    ctx,
    approvable.conditionFields.flatMap((field) => {
      const declared = resource.fields[field];
      return declared?.kind === 'dict' ? [String(declared.target)] : [];
    }),
  );
  const fields = Object.entries(resource.fields).flatMap(([field, declared]) => {
    const condition = approvable.conditionFields.includes(field);
    const people = isUserField(declared);
    if (!condition && !people) return [];
    const dictionary = declared.kind === 'dict' ? String(declared.target) : undefined;
    const options = dictionary ? wordsOfDictionary(dictionaries, dictionary, ctx.lang) : choicesOf(declared, ctx.lang);
    return [
      {
        name: field,
        label: declared.label[ctx.lang],
        kind: factKindOf(declared) ?? 'text',
        variant: declared.variant ?? null,
        scale: declared.scale ?? null,
        unit: fixedUnit(declared) ?? null,
        target: typeof declared.target === 'string' && !dictionary ? declared.target : null,
        options,
        condition,
        people,
      },
    ];
  });
  const { hasShip, hasOrganization } = knowledgeOf(resource, approvable);
  return { fields, ...(await holderCounts(ctx)), hasShip, hasOrganization };
}

/** The same for the checks of a tree, holders of roles and posts included. */
export async function knowledgeFor(ctx: Ctx, name: string): Promise<TreeKnowledge> {
  const { approvable, resource } = approvalOf(ctx, name);
  const { roles, jobs } = await holderCounts(ctx);
  const byCode = (list: typeof roles) => Object.fromEntries(list.map(({ code, holders }) => [code, holders]));
  return { ...knowledgeOf(resource, approvable), roles: byCode(roles), jobs: byCode(jobs) };
}

/** What is wrong with a tree, as the company stands today. */
export async function problemsOf(ctx: Ctx, name: string, tree: ApprovalTree) {
  return treeProblems(tree, await knowledgeFor(ctx, name));
}
