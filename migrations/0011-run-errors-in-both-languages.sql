ALTER TABLE "kernel_schedule_run" ALTER COLUMN "error" SET DATA TYPE jsonb USING jsonb_build_object('zh', error, 'en', error);
