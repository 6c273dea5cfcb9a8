'use client';
export { PromptTemplate } from '@catalog/prompt/prompt-template';
