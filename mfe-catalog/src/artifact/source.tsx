const ADDRESS = /(https?:\/\/\S+?)(?=[.,;)]*(?:\s|$))/;

/** A reference; the address in it, a DOI mostly, is a link. */
export function Source({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
    // A split by one group puts its matches at the odd places.
    index % 2 === 1 ? (
      <a key={index} href={part} rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
