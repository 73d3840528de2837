/** Who has read which announcement, as the SQL of other domains reads it. */
export const ANNOUNCEMENTS_READ = `(select announcement_id, user_id, read_at from communication_announcement_read)`;
