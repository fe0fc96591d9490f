import '@gifkit/js-components/auto';
import { mount } from 'svelte';
import MessageField from './MessageField.svelte';

mount(MessageField, { target: document.querySelector('#app') });
