import { PRODUCT_NAME } from '@coachlab/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { currentPage } from './current-page.ts';
import { useSite } from './site.tsx';

export interface PageHeadProps {
  /** Without the product name; it is added unless the title already contains it. */
  title: string;
  description: string;
  /** Root-relative address that stands for this page, where it has several; its own otherwise. */
  canonical?: string;
  /** Pages that search engines should leave out. */
  noindex?: boolean;
  /** Open Graph type. */
  type?: 'website' | 'article';
  /** Of 1200 by 630. Root-relative or absolute; the drawn favicon otherwise. */
  image?: string;
  /** What the image says, for those who do not see it. */
  imageAlt?: string;
  /** schema.org data, shown as JSON-LD in the body. */
  structuredData?: Record<string, unknown>;
}

/** The head of a page: title, description, canonical, social tags, robots. One a page. */
export function PageHead({
  title,
  description,
  canonical,
  noindex = false,
  type = 'website',
  image = '/remotes/shell/share.png',
  imageAlt = PRODUCT_NAME,
  structuredData,
}: PageHeadProps) {
  const { origin } = useSite();
  const { pathname } = useLocation();
  const fullTitle = title.includes(PRODUCT_NAME) ? title : `${title} | ${PRODUCT_NAME}`;
  const url = origin + (canonical ?? pathname);
  const picture = image.startsWith('/') ? origin + image : image;
  // `<` is escaped so that no text in the data can end the element.
  const data = structuredData && JSON.stringify(structuredData).replaceAll('<', '\\u003c');

  useEffect(() => {
    currentPage.set({ title: fullTitle, description, path: pathname });
  }, [fullTitle, description, pathname]);

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={noindex ? 'noindex, nofollow' : 'index, follow'} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={imageAlt} />
      {/* Other data, another element: the policy lets nobody write into a script. */}
      {data && <script key={data} type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </>
  );
}
