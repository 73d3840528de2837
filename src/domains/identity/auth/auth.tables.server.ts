import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../kernel/server/db/columns.ts';

/** Keys that all nodes share and that outlive a restart: the RSA pair of sign-in, the sealing key. */
export const keyTable = pgTable('identity_key', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
  public: text('public'),
  createdAt: instant('created_at').notNull().default(sql`now()`),
});

/** A captcha's answer, valid two minutes and once. */
export const captchaTable = pgTable('identity_captcha', {
  id: text('id').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Ciphertexts that were accepted, kept until they would be stale anyway: none is accepted twice. */
export const usedCiphertextTable = pgTable('identity_used_ciphertext', {
  hash: text('hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** The password of a user: only its argon2id hash. */
export const credentialTable = pgTable('identity_credential', {
  userId: id('user_id').primaryKey(),
  hash: text('hash').notNull(),
  weak: boolean('weak').notNull().default(false),
  changedAt: instant('changed_at').notNull(),
});

/** Failed sign-ins by name typed, whether such an account exists or not. */
export const lockoutTable = pgTable('identity_lockout', {
  username: text('username').primaryKey(),
  failures: integer('failures').notNull(),
  lockedUntil: instant('locked_until'),
  updatedAt: instant('updated_at').notNull(),
});

export const sessionTable = pgTable(
  'identity_session',
  {
    id: text('id').primaryKey(),
    /** Number by which administrators name the session; the id stays with its owner. */
    no: id('no').generatedAlwaysAsIdentity().unique(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: id('user_id').notNull(),
    /** The person who acts as the user, and the session to which the way back leads. */
    actorId: id('actor_id'),
    actorSessionId: text('actor_session_id'),
    kind: text('kind').notNull(),
    device: text('device'),
    address: text('address'),
    createdAt: instant('created_at').notNull(),
    lastSeen: instant('last_seen').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokeReason: text('revoke_reason'),
    /** What the browser keeps to sign in again without a password; it ends with this session's sign-out. */
    rememberedId: text('remembered_id'),
    /** Hash of the browser cookie without which the token opens nothing; none for other programs. */
    browser: text('browser'),
    /** After so long without anybody at the browser the session is over; none for other programs. */
    idleMinutes: integer('idle_minutes'),
    activeAt: instant('active_at'),
  },
  (t) => [index('identity_session_user').on(t.userId, t.createdAt)],
);

/** Remembered sign-ins that still hold: what a browser keeps in place of a password counts only while its row stands. */
export const rememberedTable = pgTable(
  'identity_remembered',
  {
    id: text('id').primaryKey(),
    userId: id('user_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('identity_remembered_user').on(t.userId)],
);

/** The second factor of an account: the sealed secret of its codes, and the last half minute whose code was taken. */
export const secondFactorTable = pgTable('identity_second_factor', {
  userId: id('user_id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  lastStep: integer('last_step').notNull(),
  since: instant('since').notNull(),
});

/** Codes for whoever has lost the telephone: each works once. */
export const recoveryCodeTable = pgTable(
  'identity_recovery_code',
  {
    userId: id('user_id').notNull(),
    hash: text('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

/** Browsers, by the hash of their cookie, in which somebody has signed in: strangers' wrong guesses do not lock these out. */
export const knownBrowserTable = pgTable(
  'identity_known_browser',
  {
    userId: id('user_id').notNull(),
    browser: text('browser').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.browser] })],
);

/** Every attempt to sign in. */
export const signInLogTable = pgTable(
  'identity_sign_in_log',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    username: text('username').notNull(),
    userId: id('user_id'),
    ok: boolean('ok').notNull(),
    kind: text('kind').notNull(),
    reason: text('reason'),
    reasonEn: text('reason_en'),
    address: text('address'),
    device: text('device'),
    /** Whether a failure counts against its address: a mistyped picture code is no guess at a password. */
    counted: boolean('counted').notNull().default(true),
  },
  (t) => [index('identity_sign_in_log_address').on(t.address, t.at), index('identity_sign_in_log_at').on(t.at)],
);

/** Single-use tickets of sixty seconds that another company system obtained for a user. */
export const ticketTable = pgTable('identity_ticket', {
  hash: text('hash').primaryKey(),
  userId: id('user_id').notNull(),
  issuedBy: text('issued_by').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** The account by which a user's own e-mails are sent; the password is sealed by the server's key. */
export const mailAccountTable = pgTable('identity_mail_account', {
  userId: id('user_id').primaryKey(),
  email: text('email').notNull(),
  sealedPassword: text('sealed_password'),
  host: text('host'),
  port: integer('port'),
  updatedAt: instant('updated_at').notNull(),
});
