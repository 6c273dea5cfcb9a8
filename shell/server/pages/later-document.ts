/** What stands in for a page while a network asks for too many. */
export const LATER_DOCUMENT = documentOf(
  'Back in a moment',
  'Coachlab cannot show its pages right now. Please try again in a few seconds.',
);

/** While no release is known yet, or none of the section whose page it is. */
export const STARTING_DOCUMENT = documentOf(
  'Coachlab is starting',
  'This page will be here in a moment. Please try again in a few seconds.',
);

function documentOf(title: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Coachlab</title>
<meta name="robots" content="noindex, nofollow">
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`;
}
