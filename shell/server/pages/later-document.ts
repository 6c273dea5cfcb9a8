/** What stands in for a page while none can be drawn: no release is known yet, or a network asks for too many. */
export const LATER_DOCUMENT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Back in a moment | Coachlab</title>
<meta name="robots" content="noindex, nofollow">
</head>
<body>
<h1>Back in a moment</h1>
<p>Coachlab cannot show its pages right now. Please try again in a few seconds.</p>
</body>
</html>
`;
