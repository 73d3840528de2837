import type { Level, Recipient, Reminder } from '../../src/kernel/server/reminders/reminder.ts';

function levelWord(level: Level): string {
  const at = 'days' in level ? `${level.days} d` : `${level.hours} h`;
  return `${at}${level.tone ? ` ${level.tone}` : ''}${level.escalate ? ' escalates' : ''}`;
}

const whom = (recipients: readonly Recipient[]): string =>
  recipients
    .map((one) => ('field' in one ? one.field : 'role' in one ? `role ${one.role}` : `holders of ${one.permission}`))
    .join(', ');

/** Each reminder of a kind of record: what is due, which rows matter, when and whom it tells. */
export const reminderRows = (reminders: readonly Reminder[]): string[][] =>
  reminders.map(({ name, label, of, date, where = {}, levels, to, escalateTo = [], mails }) => [
    name,
    `${label.zh} / ${label.en}`,
    `${of.name}.${date}`,
    Object.entries(where)
      .map(([field, values]) => `${field}: ${values?.join(' | ')}`)
      .join('; '),
    levels.map(levelWord).join(', '),
    [
      to.length > 0 && `tells ${whom(to)}`,
      escalateTo.length > 0 && `above them ${whom(escalateTo)}`,
      mails && 'mails people outside',
    ]
      .filter(Boolean)
      .join('; '),
  ]);
