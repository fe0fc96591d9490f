'use client';

/** Defines the elements as soon as it is imported. */
import { defineElements } from './define.ts';

defineElements();
