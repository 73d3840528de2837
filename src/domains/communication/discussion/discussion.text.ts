import type { Text } from '../../../kernel/text.ts';

export const DISCUSSION_TEXT = {
  all: { zh: '全部', en: 'All' },
  comments: { zh: '评论', en: 'Comments' },
  changes: { zh: '变更', en: 'Changes' },
  nothing: { zh: '还没有评论或变更', en: 'No comments or changes yet' },
  noComments: { zh: '还没有评论', en: 'No comments yet' },
  failed: { zh: '评论没有加载成功', en: 'The comments could not be loaded' },
  write: { zh: '写评论，@ 提醒同事', en: 'Write a comment, @ names a colleague' },
  send: { zh: '发表', en: 'Comment' },
  people: { zh: '可提醒的人', en: 'People to name' },
  nobody: { zh: '没有可查看此单据的人符合', en: 'Nobody who sees this record matches' },
  edited: { zh: '已修改', en: 'edited' },
  removed: { zh: '评论已删除', en: 'Comment deleted' },
  edit: { zh: '修改', en: 'Edit' },
  remove: { zh: '删除', en: 'Delete' },
  removeTitle: { zh: '删除这条评论？', en: 'Delete this comment?' },
  removeEffect: { zh: '已收到提醒的人仍可看到消息。', en: 'Those who were told keep the message.' },
  save: { zh: '保存', en: 'Save' },
  cancel: { zh: '取消', en: 'Cancel' },
  more: { zh: '更多操作', en: 'More actions' },
  watch: { zh: '关注', en: 'Watch' },
  watching: { zh: '已关注', en: 'Watching' },
  watchers: { zh: '关注人', en: 'Watchers' },
  watchHint: { zh: '有人评论或修改时收到消息', en: 'Be told when somebody comments or changes it' },
  unwatchHint: { zh: '取消关注', en: 'No longer watch' },
  related: { zh: '关联', en: 'Related' },
  relatedHint: { zh: '引用此记录的内容', en: 'What refers to this record' },
  by: { zh: '{kind}（{field}）', en: '{kind} ({field})' },
} satisfies Record<string, Text>;

export const NAMED = { zh: '评论中提到我', en: 'Named in a comment' };
export const COMMENTED = { zh: '关注的单据有新评论', en: 'New comment on a watched record' };
export const CHANGED = { zh: '关注的单据有变更', en: 'Change of a watched record' };
