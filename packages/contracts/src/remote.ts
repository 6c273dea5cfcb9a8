import type { Artifact, ArtifactMetadataAnswer } from './artifacts.ts';
import type { PersonasAnswer } from './journey.ts';
import type { Situation } from './situations.ts';

/**
 * remote.json: what a remote owns and needs, as data. Written as typed data in `mfe-*\/remote.ts`; the build
 * writes it beside the two builds, the registry checks it, the shell routes by it.
 */
export interface RemoteManifest {
  schema: 1;
  /** Section name: lower-case letters and hyphens, for example `catalog`. */
  name: string;
  /** The team that answers for it. */
  owner: string;
  routes: RemoteRoute[];
  navigation: NavigationEntry[];
  /** Exposed modules that the shell opens outside of routes, for example the challenge dialog. */
  slots: RemoteSlot[];
  /** What its APIs are to the rest of the site. */
  roles?: ApiRole[];
  needs: {
    /** Semver range of the remote kit's version that the shell provides. */
    shell: string;
    /** API name (the first path segment after /api/) to a semver range; every API its pages call. */
    apis: Record<string, string>;
  };
}

export interface RemoteRoute {
  /** React Router path, absolute: `/artifact/:id`. */
  path: string;
  /** Exposed module that draws it, without `./`: `artifact`. */
  page: string;
  /** By which other sections link to it, whatever its path is; no other section's route may have it. Absent: its page's. */
  name?: string;
  /** Shown while the page's code loads. The spec's loading text where it gives one. */
  loadingText?: string;
  /** Query parameters that change what the server renders; others are ignored by the page cache. */
  cacheQuery?: string[];
  /** Pages whose content changes by the minute are not kept by the page cache. */
  cache?: 'keep' | 'never';
  /** `bare` leaves out the navigation bar. */
  frame?: 'full' | 'bare';
  /** Head of the page while it is not rendered on the server; the page's own head replaces it. */
  title?: string;
  description?: string;
  /** Left out of the sitemap, and marked so while not rendered on the server. */
  noindex?: boolean;
  /** For a path with a parameter: an API list whose items' member of that name fills it, for the sitemap. */
  sitemapFrom?: `/api/${string}`;
  /** What the search palette finds of it: each item opens this page, its path filled from the item. */
  search?: SearchSource;
  /** What the assistant says of this page to whoever asks about it; of a page with one address alone. */
  told?: PageTold;
  /** The address answers with this API's answer instead of a page: a feed, for example. */
  forwardTo?: `/api/${string}`;
  /** Forms of this page that work without scripts, by names: `<form method="post" action="/contact?send=confirm">`. */
  forms?: Record<string, PlainForm>;
  /** Offers this page as the one button in the bar that stands out, on every page; of several, the first by `order`. */
  callToAction?: { label: string; order: number };
  /** Where a browser that has finished or skipped no welcome is sent from this page: another page of the same section. */
  firstVisitTo?: string;
  /** A button in the floating bar while this page is open; it opens a slot. */
  dock?: { label: string; icon: string; slot: string };
  /** Extra response headers, for example Referrer-Policy. Only names on the shell's list are honoured. */
  headers?: Record<string, string>;
}

/**
 * Where the fields of a form go that a browser sends by itself. When they are taken, it is sent on to the same page with
 * `?sent=<name>`; when they are not, the page is drawn with a `SentForm`.
 */
export interface PlainForm {
  /**
   * Takes the fields as the members of a JSON body by POST; `{post}` is what the page's query says of that name, in the path
   * or as the value of one query parameter.
   */
  api: `/api/${string}`;
  /** Names of the text fields that are passed on; none where the address says all. */
  fields: string[];
}

/** A form that a browser sent by itself and whose fields were not taken. */
export interface SentForm {
  /** Its name in the route's `forms`. */
  name: string;
  /** As typed. */
  values: Record<string, string>;
  /** Of the API's answer: its HTTP status, the code of its problem, and in how many seconds it may be tried again. */
  status: number;
  code: string;
  retryAfter?: number;
}

/**
 * What an API is to the rest of the site, which finds it by this role and knows nothing of its section. Of several with one
 * role all are asked.
 */
export interface ApiRole {
  role: RoleName;
  /** Of an API that the section owns. */
  from: `/api/${string}`;
  /** Name of the section's route that an item opens; its parameters are filled from the item's members of those names. */
  opens?: string;
  /** What people call what it keeps, beside that of others: `Forum`. */
  title?: string;
}

/** Each role, and what GET answers at an address that has it. */
export interface ApiRoles {
  /** The assistant recommends them. */
  artifacts: Artifact[];
  /** Of artifacts of any section. */
  'artifact-metadata': ArtifactMetadataAnswer;
  /** The assistant answers from them. */
  situations: Situation[];
  /** The assistant weighs by them what comes next. */
  personas: PersonasAnswer;
  /** What is kept of the caller. DELETE erases it and answers `Erasure`. The page on privacy asks both. */
  'my-data': object;
}

export type RoleName = keyof ApiRoles;

/** Plain text, without links or markup. */
export interface PageTold {
  /**
   * Words in a row by which a message asks about the page, in lower case; `|` stands between words of which any will do:
   * `the|your forum`.
   */
  asked: string[];
  /** One to three sentences. */
  says: string;
  /** The words that lead to the page: `See the courses`. */
  link: string;
}

export interface NavigationEntry {
  /** Where it shows: the menu sheet, the foot of the page or the search palette. */
  slot: 'menu' | 'footer' | 'palette';
  label: string;
  description?: string;
  href: string;
  /** lucide icon name the shell knows; an unknown one is shown without an icon. */
  icon?: string;
  /** An icon of its own instead: the `d` of an SVG path, drawn as a line in a square of 24. */
  iconPath?: string;
  /** Ascending; entries of all remotes are merged by it. */
  order: number;
}

export interface RemoteSlot {
  /** Slot name the shell or another section opens by: `challenge-dialog`. */
  name: string;
  /** Exposed module, without `./`. */
  page: string;
  /** What the search palette finds of it: each item opens this slot, with `params` as its props. */
  search?: SearchSource;
}

/**
 * A list that the search palette asks an API for, and how an item of it is read. In a text, `{member}` stands for the item's
 * member of that name: a text, a number, or a list of them. An item without a title, or without what its address needs, is
 * left out.
 */
export interface SearchSource {
  /** Of an API that `needs.apis` names. */
  from: `/api/${string}`;
  /** The answer's member that is the list; absent: the answer is. */
  list?: string;
  /** Unique on the whole site: `situation:{slug}`. */
  id: string;
  title: string;
  /** What it is, in a word or two. */
  kind: string;
  /** One line under the title; a long one is cut. */
  subtitle?: string;
  /** What else it is found by, from what counts most. */
  keywords?: string;
  summary?: string;
  text?: string;
  /** Parameters of the page's path, or what the slot opens with; those that the path does not have become the query. */
  params: Record<string, string>;
  /** What people call the values of a member: `{ category: { 'ai-prompt': 'AI Prompt' } }`. */
  names?: Record<string, Record<string, string>>;
}
