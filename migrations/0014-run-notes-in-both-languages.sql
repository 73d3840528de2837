ALTER TABLE "kernel_schedule_run" ALTER COLUMN "note" SET DATA TYPE jsonb USING jsonb_build_object('zh', note, 'en', note);
