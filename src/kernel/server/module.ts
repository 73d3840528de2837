import type { IncomingHttpHeaders } from 'node:http';
import type { DemoCompany } from '../demo.ts';
import type { MenuGroup, Page } from '../page.ts';
import type { Leaves } from '../resource/leaves.ts';
import type { AnyResource } from '../resource/resource.ts';
import type { Text } from '../text.ts';
import type { Approvable } from './approvable.ts';
import type { Cache } from './cache/cache.ts';
import type { RedisLine } from './cache/redis-store.ts';
import type { Changes } from './changes.ts';
import type { Ctx, User } from './context.ts';
import type { Database } from './db/db.ts';
import type { Disk } from './disk.ts';
import type { Hearer } from './domain-events.ts';
import type { Events } from './events/events.ts';
import type { FeedProvider } from './feed.ts';
import type { FileStore } from './files/store.ts';
import type { FinderRule } from './finder/entry.ts';
import type { HeldBack } from './held-back.ts';
import type { Endpoint } from './http/endpoint.ts';
import type { Failure, Job, Schedule } from './jobs/jobs.ts';
import type { MessageKind } from './message-kinds.ts';
import type { Filled } from './ports.ts';
import type { Reminder } from './reminders/reminder.ts';
import type { Script } from './scripts.ts';
import type { SealedTexts } from './settings/secret.ts';
import type { Settings } from './settings/settings.ts';

/** What a module builds its rows of the demo company by. Without a store no contents are made. */
export type Demo = { readonly company: DemoCompany; readonly files: FileStore | undefined };

/** What one domain brings to the server. */
export type Module = {
  readonly name: string;
  readonly label: Text;
  readonly resources: readonly AnyResource[];
  /** Read models that stand in the place of the lists of their records (`listed` of `viewOver`). */
  readonly views?: readonly AnyResource[];
  readonly endpoints: readonly Endpoint[];
  /** What of its kinds of records may leave the house, on paper, by mail and on pages of others than staff. */
  readonly leaves?: readonly Leaves[];
  /** Its pages, each from its `*.page.ts`. */
  readonly pages?: readonly Page[];
  /** Directories of the menu, in which any domain may have its pages. */
  readonly menuGroups?: readonly MenuGroup[];
  /** Permissions that no call names but a service asks for. */
  readonly permissions?: Readonly<Record<string, Text>>;
  /** Those of them that nobody holds by `*` or by a pattern: who may see what others must not, administrators included. */
  readonly guarded?: readonly string[];
  /** Permissions that one holds in person alone: nobody has them while acting as somebody else, administrators included. */
  readonly inPerson?: readonly string[];
  /** Kinds of record that are approved before they hold. */
  readonly approvals?: readonly Approvable[];
  /** What this module answers of what lower ones ask: `fill(invoiceSource, 'purchasing.order', { ... })`. */
  readonly fills?: readonly Filled[];
  /** What of the acts of lower ones this module hears: `hear(reportConfirmed, ...)`, `hearLater(...)`. */
  readonly hears?: readonly Hearer[];
  /** Names of the acts in the history, by kind of record, beyond the common ones and those of flows; `*` for acts on any kind. */
  readonly acts?: Readonly<Record<string, Readonly<Record<string, Text>>>>;
  /**
   * What the database itself holds back of this domain's writes beyond what its kinds of records declare, by the name of the check, the
   * trigger or the index: how that is told.
   */
  readonly heldBack?: Readonly<Record<string, HeldBack>>;
  /** What waits for people in this domain, by kind; the home page shows it as one list. */
  readonly feed?: Readonly<Record<string, FeedProvider>>;
  /** Kinds of record that the finder treats otherwise than by their lists, by name of the resource. */
  readonly finder?: Readonly<Record<string, FinderRule>>;
  /** Kinds of messages that this domain sends, such as `approval.todo`. */
  readonly messageKinds?: Readonly<Record<string, MessageKind>>;
  /** What people are told before and after a day or a moment of its records; each is a kind of message by itself. */
  readonly reminders?: readonly Reminder[];
  /** Work in the background, by name `system.send-digest`; asked for by `enqueue` or `startTask`. */
  readonly jobs?: Readonly<Record<string, Job>>;
  /** What runs by itself at set times, by name. */
  readonly schedules?: Readonly<Record<string, Schedule>>;
  /** Maintenance that administrators run, by name `system.purge-logs`. */
  readonly scripts?: Readonly<Record<string, Script>>;
  /** What it seals itself beside sealed fields of records: a new key seals it anew. */
  readonly sealed?: readonly SealedTexts[];
  /** What administrators decide, by name `mail.host`; read by `setting`. */
  readonly settings?: Settings;
  /** Codes of the roles that every installation has; the domain that keeps the roles tells them. */
  readonly roles?: readonly string[];
  /**
   * What the seeded roles get of this domain: patterns such as `voyage:report:*` by role code, or for all `@staff`, those `@shore`,
   * those on a `@ship`; `!` takes away. One that opens nothing refuses the start.
   */
  readonly grants?: Readonly<Record<string, readonly string[]>>;
  /** Rows without which the product does not work (dictionaries, the administrator, ports): made once on every new database. */
  readonly seed?: (ctx: Ctx) => Promise<void>;
  /** Rows of the demo company; modules run in the order of the app's list. */
  readonly demo?: (ctx: Ctx, demo: Demo) => Promise<void>;
  readonly start?: (app: App) => Promise<void>;
  /** Writes down what it still holds; the last call is answered, the database is still there. */
  readonly stop?: (app: App) => Promise<void>;
  /** Hears of a job, task or schedule that failed for good; runs in a transaction of its own. */
  readonly afterFailure?: (ctx: Ctx, failure: Failure) => Promise<void>;
  /** Hears what people’s acts changed in records, once each act is committed and without holding its answer; a failure there is logged. */
  readonly afterChange?: (app: App, acts: readonly Changes[]) => Promise<void>;
  /** Hears of every answered call, once the answer has left; a failure there is logged. */
  readonly afterCall?: (app: App, call: CallRecord) => Promise<void> | void;
};

/** A call that was answered, for whoever keeps a log of them. */
export type CallRecord = {
  readonly at: Date;
  readonly requestId: string;
  readonly method: string;
  /** As declared, such as `/api/users/:id`, and as asked, without the query. */
  readonly path: string;
  readonly target: string;
  readonly summary: Text;
  readonly permission: string;
  readonly status: number;
  readonly ms: number;
  readonly address: string;
  readonly device?: string;
  readonly user?: User;
  /** Why it was refused, or failed. */
  readonly error?: unknown;
};

export type Log = {
  info(data: object | string, message?: string): void;
  warn(data: object | string, message?: string): void;
  error(data: object | string, message?: string): void;
};

/** The running server, as modules and calls see it. */
export type App = {
  readonly db: Database;
  readonly files: FileStore;
  readonly disk: Disk;
  readonly modules: readonly Module[];
  readonly log: Log;
  /** The name of this process among the nodes of the database. */
  readonly node: string;
  readonly events: Events;
  readonly cache: Cache;
  /** Set when REDIS_URL is. */
  readonly redis?: RedisLine;
  readonly now: () => Date;
  readonly settings: {
    readonly captcha: boolean;
    readonly publicUrl?: string;
    readonly secureCookies: boolean;
    /** The folder of uploads and keys. */
    readonly dataDir: string;
  };
};

/** What a request, or the first message of a socket, says about who sends it. */
export type Credentials = { readonly method: string; readonly headers: IncomingHttpHeaders };

/** Turns a request's token into its user; the domain that keeps the accounts provides it. */
export type Authenticate = (app: App, request: Credentials) => Promise<User | undefined>;
