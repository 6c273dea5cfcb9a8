import { PRODUCT_NAME } from '@coachlab/contracts';
import type { Metadata } from 'next';

interface PageWords {
  title: string;
  description: string;
  /** Root-relative. */
  canonical: string;
  type?: 'website' | 'article';
  image?: string;
  imageAlt?: string;
}

export function pageMetadata(page: PageWords): Metadata {
  const { title, description, canonical, type = 'website', imageAlt = PRODUCT_NAME } = page;
  const full = `${title} | ${PRODUCT_NAME}`;
  const image = { url: page.image ?? '/remotes/shell/share.png', width: 1200, height: 630, alt: imageAlt };
  return {
    title: full,
    description,
    robots: { index: true, follow: true },
    alternates: { canonical },
    openGraph: {
      type,
      url: canonical,
      title: full,
      description,
      images: [image],
      siteName: PRODUCT_NAME,
    },
    twitter: { card: 'summary_large_image', title: full, description, images: [image] },
  };
}
