CREATE TABLE "kernel_reminder_told" (
	"reminder" text NOT NULL,
	"row_id" bigint NOT NULL,
	"due" text NOT NULL,
	"level" integer NOT NULL,
	"told_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "kernel_reminder_told_reminder_row_id_due_level_pk" PRIMARY KEY("reminder","row_id","due","level")
);

