import '@angular/compiler';
import '@gifkit/js-components/auto';
import { bootstrapApplication } from '@angular/platform-browser';
import { MessageField } from './message-field.ts';

bootstrapApplication(MessageField);
