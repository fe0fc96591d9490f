'use client';

/** Defines the elements on import. */
import { defineElements } from './define.ts';

defineElements();
