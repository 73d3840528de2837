/** Accounts as the SQL of other domains reads them, those gone included: `from ${PEOPLE} u`. No password, phone, role or post. */
export const PEOPLE = `(select id, username, name, name_en, avatar, email, organization_id, organization_ids, enabled, temporary, expires_on,
  deleted_at from identity_user)`;

/** Organisations, ships among them, as the SQL of other domains reads them, those gone included. */
export const UNITS = `(select id, parent_id, code, name, name_en, type, leader_id, sort_num, deleted_at from identity_organization)`;

/** When people signed in, and until when each of these holds; one that was ended has its end. */
export const SESSIONS = `(select user_id, expires_at, revoked_at from identity_session)`;

/** How often people opened pages, by day; the menu entry 0 stands for the pages of the shell. */
export const MENU_USE = `(select user_id, menu_id, day, count from identity_menu_use)`;

/** Posts as the SQL of other domains reads them, those gone included. */
export const JOBS = `(select id, code, name, name_en, deleted_at from identity_job)`;
