import { LeftOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Tooltip } from 'antd';
import { useDeferredValue, useState } from 'react';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import { nodeById, walkTree } from '../../../kernel/flow/approval-tree.ts';
import '../../../kernel/web/detail/detail.css';
import { DraftOffer } from '../../../kernel/web/drafts/draft-offer.tsx';
import { useKeptState } from '../../../kernel/web/drafts/use-kept-state.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { ApiError, call, messageOf } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { TabBar } from '../../../kernel/web/tab-bar/tab-bar.tsx';
import { useMobile } from '../../../kernel/web/viewport/use-mobile.ts';
import { discardDraftCall, publishCall, saveDraftCall, validateCall } from '../flows/flow.calls.ts';
import type { FlowView, Vocabulary } from '../flows/flow-shape.rules.ts';
import { APPROVAL_KEY } from '../runs/use-run.web.ts';
import '../runs/run.css';
import { useUnsaved } from '../../../kernel/web/tabs/use-tag.ts';
import type { BoxLook } from '../runs/flow-boxes.web.tsx';
import { Canvas, type Insert } from './canvas.web.tsx';
import './designer.css';
import { Comparison } from './comparison.web.tsx';
import { insertNode } from './edit-tree.rules.ts';
import { FLOW_TEXT as TEXT } from './flow.text.ts';
import type { Box } from './layout-tree.rules.ts';
import { newNode } from './new-node.rules.ts';
import { Problems } from './problems.web.tsx';
import { Properties } from './properties.web.tsx';
import { Simulation } from './simulation.web.tsx';
import { branchWords, nodeWords } from './tree-words.web.ts';
import { useDesign } from './use-design.web.ts';
import { useNamedWords } from './use-named-words.web.ts';
import { Versions } from './versions.web.tsx';

const TABS = ['properties', 'problems', 'simulate', 'versions'] as const;

type Props = { flow: FlowView; words: Vocabulary; onBack: () => void };

/** Draws a flow, says what is wrong with it, tells who would get a document, and publishes it as a version. */
export function Designer({ flow, words, onBack }: Props) {
  const client = useQueryClient();
  const mobile = useMobile();
  const [dialog, ask] = useAsk();
  const [saved, setSaved] = useState(flow);
  const design = useDesign(flow.tree);
  const { tree } = design;
  const named = useNamedWords(words, tree);
  const [selected, setSelected] = useState<string>();
  const [tab, setTab] = useState<(typeof TABS)[number]>('properties');
  const mayEdit = hasPermission('approval:flow:edit') && !mobile;
  const changed = tree !== saved.tree;
  useUnsaved(changed);
  const kept = useKeptState({
    name: `flow:${flow.id}`,
    title: flow.resourceLabel,
    value: changed ? { tree, version: saved.version } : undefined,
  });
  const restore = () => {
    const drawn = kept.take();
    if (!drawn) return;
    design.change(drawn.tree);
    // Drawn over an earlier draft: saving meets what somebody else has saved since.
    setSaved((now) => ({ ...now, version: drawn.version }));
  };
  const giveUp = () => {
    kept.giveUp();
    onBack();
  };
  const back = () =>
    changed
      ? ask({ title: t(TEXT.leaveTitle), effect: t(TEXT.leaveEffect), act: t(TEXT.leave), danger: true, run: giveUp })
      : onBack();
  const asked = useDeferredValue(tree);
  const checks = useQuery({
    queryKey: [...APPROVAL_KEY, 'validate', flow.id, asked],
    queryFn: ({ signal }) =>
      call(validateCall, { params: { id: flow.id }, body: { tree: asked }, signal, quiet: true }),
    placeholderData: (before) => before,
  });
  const problems = checks.data ?? [];
  const errors = problems.filter((one) => one.severity === 'error');

  const took = async (next: FlowView, words: string) => {
    setSaved(next);
    kept.done();
    design.restart(next.tree);
    notify.success(words);
    await client.invalidateQueries({ queryKey: [...APPROVAL_KEY, 'flows'] });
  };
  const refuse = (error: unknown) =>
    notify.error(error instanceof ApiError && error.code === 'STALE' ? t(TEXT.stale) : messageOf(error));
  const save = async (): Promise<FlowView | undefined> => {
    try {
      const body = { version: saved.version, tree };
      const next = await call(saveDraftCall, { params: { id: flow.id }, body, quiet: true });
      await took(next, t(TEXT.saved));
      return next;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
  const publish = () =>
    ask({
      title: t(TEXT.publishTitle, { n: saved.publishedNumber + 1 }),
      effect: t(TEXT.publishEffect, { n: saved.running }),
      act: t(TEXT.publish),
      reason: true,
      run: async (note) => {
        const draft = changed ? await save() : saved;
        if (!draft) return;
        try {
          const body = { version: draft.version, note };
          const next = await call(publishCall, { params: { id: flow.id }, body, quiet: true });
          await took(next, t(TEXT.publishedNow, { n: next.publishedNumber }));
        } catch (error) {
          refuse(error);
          setTab('problems');
        }
      },
    });
  const discard = () =>
    ask({
      title: t(TEXT.discard),
      effect: t(TEXT.discardEffect, { n: saved.publishedNumber }),
      act: t(TEXT.discard),
      danger: true,
      run: async () => {
        const next = await call(discardDraftCall, { params: { id: flow.id }, body: { version: saved.version } });
        await took(next, t(TEXT.discard));
      },
    });

  const lookOf = (box: Box): BoxLook => ({
    selected: box.id === selected,
    problem: problems.find((one) => one.nodeId === box.id)?.severity,
    note: box.node ? nodeWords(box.node, named) : box.branch ? branchWords(box.branch, named) : undefined,
  });
  const insert: Insert = (spot, kind) => {
    const node = newNode(tree, kind);
    design.change(insertNode(tree, spot, node));
    setSelected(node.id);
    setTab('properties');
  };
  const edit = (next: ApprovalTree, what?: string) => design.change(next, what);
  const Title = mobile ? 'h2' : 'h1';

  return (
    <div className="design">
      <header className="detail-head">
        <Button type="text" icon={<LeftOutlined />} aria-label={t(TEXT.back)} onClick={back} />
        <div className="detail-identity detail-title">
          <Title>{flow.resourceLabel}</Title>
          <p className="detail-sub">
            <span>{t(TEXT.version, { n: saved.publishedNumber })}</span>
            {saved.hasDraft && <span>{t(TEXT.draft)}</span>}
            {changed && <span className="approval-waited">{t(TEXT.unsaved)}</span>}
            {!mayEdit && <span>{t(mobile ? TEXT.narrow : TEXT.readOnly)}</span>}
          </p>
        </div>
        {mayEdit && (
          <span className="detail-acts">
            <Tooltip title={t(TEXT.undo)}>
              <Button icon={<UndoOutlined />} aria-label={t(TEXT.undo)} disabled={!design.undo} onClick={design.undo} />
            </Tooltip>
            <Tooltip title={t(TEXT.redo)}>
              <Button icon={<RedoOutlined />} aria-label={t(TEXT.redo)} disabled={!design.redo} onClick={design.redo} />
            </Tooltip>
            {saved.hasDraft && (
              <Button danger onClick={discard}>
                {t(TEXT.discard)}
              </Button>
            )}
            <GuardButton disabled={!changed} onClick={save}>
              {t(TEXT.save)}
            </GuardButton>
            {hasPermission('approval:flow:publish') && (
              <Button type="primary" disabled={errors.length > 0 || (!changed && !saved.hasDraft)} onClick={publish}>
                {t(TEXT.publish)}
              </Button>
            )}
          </span>
        )}
      </header>
      {kept.found && mayEdit && <DraftOffer at={kept.found.at} onRestore={restore} onDrop={kept.refuse} />}
      <div className="design-columns">
        <section className="design-canvas" aria-label={t(TEXT.picture)}>
          <Canvas
            tree={tree}
            lookOf={lookOf}
            onSelect={(id) => {
              setSelected(id);
              if (id) setTab('properties');
            }}
            onInsert={mayEdit ? insert : undefined}
          />
        </section>
        <aside className="design-side" aria-label={t(TEXT.properties)}>
          <TabBar
            label={t(TEXT.properties)}
            tab={tab}
            onTab={setTab}
            className="design-body"
            tabs={TABS.map((key) => ({
              key,
              label: key === 'problems' && problems.length > 0 ? `${t(TEXT[key])} ${problems.length}` : t(TEXT[key]),
            }))}
          >
            {tab === 'properties' && (
              <Properties
                key={selected}
                tree={tree}
                id={selected}
                words={words}
                disabled={!mayEdit}
                onChange={edit}
                onSelect={setSelected}
              />
            )}
            {tab === 'problems' && (
              <Problems
                problems={problems}
                known={(id) => nodeById(tree, id) !== undefined || branchIds(tree).has(id)}
                onSelect={(id) => {
                  setSelected(id);
                  setTab('properties');
                }}
              />
            )}
            {tab === 'simulate' && <Simulation flow={saved} tree={tree} />}
            {tab === 'versions' && (
              <>
                <Versions flow={saved} onReuse={mayEdit ? (old) => edit(old) : undefined} />
                <Comparison key={saved.publishedNumber} flow={saved} tree={tree} words={named} onSelect={setSelected} />
              </>
            )}
          </TabBar>
        </aside>
      </div>
      {dialog}
    </div>
  );
}

const branchIds = (tree: ApprovalTree): ReadonlySet<string> =>
  new Set(
    [...walkTree(tree.nodes)].flatMap(({ node }) =>
      node.kind === 'condition' || node.kind === 'parallel' ? node.branches.map((branch) => branch.id) : [],
    ),
  );
