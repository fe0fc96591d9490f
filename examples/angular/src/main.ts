import '@angular/compiler';
import { bootstrapApplication } from '@angular/platform-browser';
import { MessageField } from './message-field.ts';

bootstrapApplication(MessageField);
