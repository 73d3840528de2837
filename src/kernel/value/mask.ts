/** Keeps the first three characters of the local part and stars the rest of it: `zhangsan@haiyue.cn` is `zha*****@haiyue.cn`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const local = [...address.slice(0, at)];
  return `${local.slice(0, 3).join('')}${'*'.repeat(Math.max(0, local.length - 3))}${address.slice(at)}`;
}
