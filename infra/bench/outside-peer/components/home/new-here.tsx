'use client';
export { NewHere } from '@journey/home/new-here';
