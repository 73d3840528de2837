import type { ComponentType } from 'react';
import type { AnyResource } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import type { AnyRow } from '../records/record-calls.ts';
import type { SideTab } from './side-tabs.tsx';

/** The feed of a record, with the tabs that others put before it. */
export type RecordFeedProps = RecordPanelProps & {
  readonly path?: string;
  /** Whether the record has a history to be shown. */
  readonly history: boolean;
  readonly extra: readonly SideTab[];
};

export type RecordPanelProps = { readonly resource: AnyResource; readonly row: AnyRow };

/**
 * What a domain shows beside records of other domains, brought in a file `*.panel.web.tsx` that exports `recordPanels`.
 * Every detail of a kind it applies to shows it by itself.
 */
export type RecordPanel = {
  /** Unique, such as `approval.card`. */
  readonly key: string;
  readonly sort: number;
  readonly appliesTo: (resource: AnyResource) => boolean;
  /** Before the record's own figures: what it is doing now. */
  readonly Lead?: ComponentType<RecordPanelProps>;
  /** At the top of the right column. */
  readonly Side?: ComponentType<RecordPanelProps>;
  /** A button in the record's head. */
  readonly Head?: ComponentType<RecordPanelProps>;
  /** A panel of the right column below what waits, or a part of the page where there is no such column. */
  readonly beside?: {
    readonly label: Text;
    readonly Content: ComponentType<RecordPanelProps>;
    /** Also where the record is looked at in passing. */
    readonly peek?: boolean;
  };
  /** In place of the history: everything that was said and done, as one feed. */
  readonly Feed?: ComponentType<RecordFeedProps>;
  /** A tab in front of the history. */
  readonly tab?: { readonly label: Text; readonly Content: ComponentType<RecordPanelProps> };
};
