/** Names of people by their accounts, those gone included, as read models of other domains read them: `join ${NAMES} u on u.id = …`. */
export const NAMES = `(select id, name from identity_user)`;

/** Each attempt to sign in, with the name of whom it was for. */
export const SIGN_INS = `(select l.id, l.at, l.username, u.name as user_name, l.ok, l.kind, l.reason, l.reason_en, l.address, l.device
  from identity_sign_in_log l left join identity_user u on u.id = l.user_id)`;
