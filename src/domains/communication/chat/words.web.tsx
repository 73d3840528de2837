const ADDRESS = /(https?:\/\/[^\s<>"'，。；、）]+)/;

/** A text with its web addresses as links; everything else stays what was typed. */
export function Words({ text }: { text: string }) {
  let at = 0;
  return text.split(ADDRESS).map((part, i) => {
    const key = at;
    at += part.length;
    return i % 2 === 1 ? (
      <a key={key} href={part} target="_blank" rel="noreferrer noopener">
        {part}
      </a>
    ) : (
      part
    );
  });
}
