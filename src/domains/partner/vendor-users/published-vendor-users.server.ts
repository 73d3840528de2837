/** People of suppliers with their firm, as the SQL of other domains reads them, those gone included. */
export const VENDOR_USERS = `(select u.id, u.username, u.partner_id, u.type, u.name, u.email, u.language, u.user_status, coalesce(u.chief, false) as chief, u.deleted_at,
  p.name as company, p.name_en as company_en, p.qualify_status from partner_vendor_user u join partner_partner p on p.id = u.partner_id)`;
